/** What was copied last, as text. jsdom's own reader of files knows no file of Node's. */
export async function copiedText(): Promise<string> {
  const [item] = await navigator.clipboard.read();
  return (await item?.getType('text/plain'))?.text() ?? '';
}
