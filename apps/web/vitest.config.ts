import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    setupFiles: ['src/testing-setup.ts', '../../tools/seeded-properties.ts'],
    testTimeout: 60_000,
  },
})
