import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

export default defineConfig(({ mode, command }) => {
  const target = loadEnv(mode, process.cwd(), 'VITE_').VITE_API_TARGET ?? 'http://127.0.0.1:3000';
  const server = { target, changeOrigin: false };
  return {
    plugins: [
      tailwindcss(),
      react(),
      // The compiler costs seconds a build; tests and hot reload do without it.
      command === 'build' && babel({ presets: [reactCompilerPreset()] }),
    ],
    server: { port: 5173, proxy: { '/api': server, '/avatars': server } },
    preview: { proxy: { '/api': server, '/avatars': server } },
    build: { target: 'es2022', sourcemap: false, assetsInlineLimit: 0 },
  };
});
