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
