import { VitePWA } from 'vite-plugin-pwa';

const GROUND = '#0b0f17';
const icon = (file: string, size: number, purpose?: 'maskable') => ({
  src: `/icons/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose ? { purpose } : {}),
});

/**
 * Makes the product installable: the files of the build are kept for days without a connection.
 * No answer of the server ever is: what is private stays out of every cache.
 */
export const pwa = () =>
  VitePWA({
    registerType: 'prompt',
    injectRegister: false,
    manifest: {
      id: '/',
      name: 'SalesAI',
      short_name: 'SalesAI',
      description:
        'Seu perfil de vendas, seus clientes ideais e um coach que conhece a sua empresa.',
      lang: 'pt-BR',
      start_url: '/home',
      scope: '/',
      display: 'standalone',
      theme_color: GROUND,
      background_color: GROUND,
      icons: [
        icon('icon-192.png', 192),
        icon('icon-512.png', 512),
        icon('maskable-512.png', 512, 'maskable'),
      ],
    },
    includeManifestIcons: false,
    workbox: {
      globPatterns: ['index.html', 'boot.js', 'favicon.svg', 'assets/*.{js,css,woff2}'],
      navigateFallback: '/index.html',
      navigateFallbackDenylist: [/^\/(api|avatars|healthz|readyz|metrics)(\/|$)/, /\.txt$/],
      dontCacheBustURLsMatching: /^assets\//,
      cleanupOutdatedCaches: true,
      sourcemap: false,
    },
  });
