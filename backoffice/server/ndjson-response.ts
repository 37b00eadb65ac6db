/** Streams lines of JSON while the work goes on. If the client disconnects, the work still finishes. */
export function ndjsonResponse<Line>(work: (send: (line: Line) => void) => Promise<void>): Response {
  const encoder = new TextEncoder();
  let disconnected = false;
  const body = new ReadableStream<Uint8Array>({
    start: async (sink) => {
      await work((line) => {
        if (!disconnected) sink.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
      });
      if (!disconnected) sink.close();
    },
    cancel: () => {
      disconnected = true;
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } });
}
