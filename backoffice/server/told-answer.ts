/** Streams lines of JSON while the work goes on. If the client disconnects, the work still finishes. */
export function toldAnswer<Line>(work: (tell: (line: Line) => void) => Promise<void>): Response {
  const encoder = new TextEncoder();
  let gone = false;
  const body = new ReadableStream<Uint8Array>({
    start: async (sink) => {
      await work((line) => {
        if (!gone) sink.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
      });
      if (!gone) sink.close();
    },
    cancel: () => {
      gone = true;
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } });
}
