/** Five thousand characters of any script, each written as up to twelve, and the rest of the form. */
const mostBytes = 96 * 1024;

/** What a form without scripts has sent, by its fields' names; undefined when it is more than any of ours. */
export async function readForm(request: Request): Promise<Record<string, string> | undefined> {
  const type = request.headers.get('content-type') ?? '';
  if (!request.body || !type.startsWith('application/x-www-form-urlencoded')) return {};
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) return undefined;
    chunks.push(chunk);
  }
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')));
}
