import type { TestProject } from 'vitest/node'
import { templateFile } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Dump of the test database; null where the tests run on a PostgreSQL. */
    templateFile: string | null
  }
}

/** Makes the test database once for all files. */
export const setup = async (project: TestProject): Promise<void> => {
  project.provide('templateFile', process.env['TEST_DATABASE_URL'] ? null : await templateFile())
}
