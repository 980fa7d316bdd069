import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { cataloguePartsPlugin } from './build/catalogue-parts-plugin.ts'
import { fieldGuidePlugin } from './build/field-guide-plugin.ts'
import { landingFactsPlugin } from './build/landing/landing-facts-plugin.ts'

export default defineConfig({
  plugins: [react(), landingFactsPlugin(), cataloguePartsPlugin(), fieldGuidePlugin()],
  test: {
    name: 'web',
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    maxWorkers: '100%',
    setupFiles: ['src/testing-setup.ts', '../../tools/seeded-properties.ts'],
    testTimeout: 60_000,
  },
})
