import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { cataloguePartsPlugin } from './build/catalogue-parts-plugin.ts'
import { landingFactsPlugin } from './build/landing/landing-facts-plugin.ts'
import { emergencyStart } from './build/emergency-start.ts'
import { precompress } from './build/precompress.ts'
import { firstPages } from './build/first-pages.ts'
import { iconSheetInDocuments } from './build/icon-sheet.ts'
import { fieldGuidePlugin, guideFile } from './build/field-guide-plugin.ts'
import { hoistImports } from './build/hoist-imports.ts'
import { leanRouter } from './build/lean-router.ts'
import { preloadFont } from './build/preload-font.ts'
import { serviceWorker } from './build/service-worker.ts'

const api = { target: process.env['API_URL'] ?? 'http://localhost:8080', changeOrigin: false }

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    leanRouter(),
    react(),
    tailwindcss(),
    preloadFont(),
    landingFactsPlugin(),
    cataloguePartsPlugin(),
    fieldGuidePlugin(),
    iconSheetInDocuments(),
    emergencyStart(),
    hoistImports(),
    firstPages(),
    serviceWorker(),
    precompress(),
  ],
  server: { proxy: { '/api': api, '/voice-model': api } },
  // The speech runtime is fetched with the speech model, not built into the app.
  resolve: { conditions: ['onnxruntime-web-use-extern-wasm', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    target: 'baseline-widely-available',
    sourcemap: true,
    // Nothing inline: the Content-Security-Policy then needs no data: addresses.
    assetsInlineLimit: 0,
    // Only in documents; `hoistImports` says to each page's chunk what comes with it.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, scripts, { hostType }) => (hostType === 'html' ? scripts : []),
    },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) => guideFile(facadeModuleId ?? null) ?? 'assets/[name]-[hash].js',
      },
    },
    // MapLibre is one file of this size, and it comes after the first paint.
    chunkSizeWarningLimit: 1200,
    reportCompressedSize: false,
  },
})
