// Runs before the first paint, so that a light theme never flashes dark: read what the theme store kept.
(() => {
  let theme = 'dark';
  try {
    theme = JSON.parse(localStorage.getItem('salesai-theme') ?? '{}').state?.theme ?? theme;
  } catch {
    theme = 'dark';
  }
  document.documentElement.classList.toggle('dark', theme !== 'light');
})();
