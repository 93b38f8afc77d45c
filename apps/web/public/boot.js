// Runs before the first paint, with what the stores have kept in this browser: the theme, so that a
// light one never flashes dark, and the files of the first screen, so that they are on their way early.
(() => {
  const attempt = (read) => {
    try {
      return read();
    } catch {
      return null;
    }
  };
  const stored = (key) => attempt(() => localStorage.getItem(key));
  const kept = (key) => attempt(() => JSON.parse(stored(key)).state) ?? {};

  const language = (offered) => {
    const wanted = [stored('i18nextLng'), ...navigator.languages];
    return wanted.find((one) => offered.includes(one)) ?? offered[0];
  };

  const preload = (href) => {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    document.head.append(link);
  };

  document.documentElement.classList.toggle('dark', kept('salesai-theme').theme !== 'light');
  // Written into the page by the build (first-files.ts); absent while developing.
  const table = document.getElementById('first-files')?.textContent;
  if (!table) return;
  const { screens, messages } = JSON.parse(table);
  const who = kept('salesai-auth').isAuthenticated ? 'seller' : 'visitor';
  for (const file of screens[who]) preload(file);
  for (const file of messages[language(Object.keys(messages))][who]) preload(file);
})();
