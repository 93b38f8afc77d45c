/** The text copied last. jsdom's FileReader cannot read Node's Blob. */
export async function copiedText(): Promise<string> {
  const [item] = await navigator.clipboard.read();
  return (await item?.getType('text/plain'))?.text() ?? '';
}
