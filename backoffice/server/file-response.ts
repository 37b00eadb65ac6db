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

/** A CSV file as a download. */
export function csvResponse(text: string, name: string): Response {
  return new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
    },
  });
}

/** Streams a file while it is generated. Generating stops when the client disconnects. */
export function fileResponse(
  pieces: AsyncIterable<string | Uint8Array>,
  { name, type }: { name: string; type: string },
): Response {
  const reading = pieces[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull: async (sink) => {
      const { done, value } = await reading.next();
      if (done) sink.close();
      else sink.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
    },
    cancel: async () => {
      await reading.return?.();
    },
  });
  return new Response(body, {
    headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
  });
}
