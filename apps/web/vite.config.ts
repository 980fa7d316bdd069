import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { landingFactsPlugin } from './build/landing/landing-facts-plugin.ts'
import { precompress } from './build/precompress.ts'
import { firstPages } from './build/first-pages.ts'
import { iconSheetFile } from './build/icon-sheet.ts'
import { preloadFont } from './build/preload-font.ts'
import { serviceWorker } from './build/service-worker.ts'

const api = { target: process.env['API_URL'] ?? 'http://localhost:8080', changeOrigin: false }

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    preloadFont(),
    landingFactsPlugin(),
    iconSheetFile(),
    firstPages(),
    serviceWorker(),
    precompress(),
  ],
  server: { proxy: { '/api': api } },
  build: {
    outDir: 'dist',
    target: 'baseline-widely-available',
    sourcemap: true,
    // Nothing inline: the Content-Security-Policy then needs no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // MapLibre is one file of this size, and it comes after the first paint.
    chunkSizeWarningLimit: 1200,
    reportCompressedSize: false,
  },
})
