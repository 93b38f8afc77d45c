// Runs before the first paint and reads the persisted stores: applies the theme, so that a light one
// never flashes dark, and preloads the files of the first screen.
const stored = (key) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
const storedState = (key) => {
  try {
    return JSON.parse(stored(key)).state ?? {};
  } catch {
    return {};
  }
};
// Like nearestLanguage of the contract.
const languageOf = (supported) => {
  const nearest = (tag) =>
    supported.find((one) => one.slice(0, 2) === tag?.split(/[-_]/)[0].toLowerCase());
  const preferred = [stored('i18nextLng'), ...navigator.languages];
  return preferred.map(nearest).find(Boolean) ?? supported[0];
};

document.documentElement.classList.toggle('dark', storedState('salesai-theme').theme !== 'light');
const isSignedIn = storedState('salesai-auth').isAuthenticated === true;
const isKnown = stored('salesai-known') !== null || stored('salesai-recent:email') !== null;
// What page/body.js needs.
const page = {
  isSignedIn,
  isFirstVisit: location.pathname === '/login' && !isSignedIn && !isKnown,
};
// A signed-in app begins with a new token, so its request does not wait for the scripts. Used by
// src/lib/token.ts, which repeats it when it fails.
if (isSignedIn) {
  window.earlyToken = fetch('/api/auth/token', { headers: { accept: 'application/json' } })
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null);
}
// Written into the page by the build (first-files.ts); absent in development.
const table = document.getElementById('first-files')?.textContent;
if (table) {
  const { entry, files } = JSON.parse(table);
  page.entry = entry;
  page.language = languageOf(Object.keys(files));
  const { visitor, shell, screens } = files[page.language];
  // Each link costs a slow phone milliseconds; between a few of them it can paint.
  const AT_ONCE = 4;
  const preload = (needed) => {
    for (const href of needed.slice(0, AT_ONCE)) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
    }
    if (needed.length > AT_ONCE) setTimeout(() => preload(needed.slice(AT_ONCE)));
  };
  const ofSeller = (path) => [...shell, ...(screens[path] ?? [])];
  page.preload = () => preload([entry, ...(isSignedIn ? ofSeller(location.pathname) : visitor)]);
  page.preloadHome = () => preload(ofSeller('/home'));
  if (!page.isFirstVisit) page.preload();
}
