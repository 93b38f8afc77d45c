/** Shows a number on the icon of the installed app, where the platform can; 0 removes it. */
export function showBadge(count: number) {
  void navigator.setAppBadge?.(count).catch(() => undefined);
}
