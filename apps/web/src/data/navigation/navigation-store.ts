import { CURRENT, type CourseRow, type NavigationDatabase, type ProgressRow } from './navigation-database.ts'

type Kept = Omit<CourseRow, 'key'> & Omit<ProgressRow, 'key'>

/** The navigation that goes on, on this device. */
export interface NavigationStore {
  readonly begin: (all: Kept) => Promise<void>
  readonly keep: (progress: Omit<ProgressRow, 'key'>) => Promise<void>
  readonly load: () => Promise<Kept | null>
  readonly clear: () => Promise<void>
}

export function createNavigationStore(open: () => NavigationDatabase): NavigationStore {
  return {
    begin: async ({ course, startedMs, ...progress }) => {
      const database = open()
      await database.transaction('rw', database.courses, database.progress, async () => {
        await database.courses.put({ key: CURRENT, course, startedMs })
        await database.progress.put({ key: CURRENT, ...progress })
      })
    },
    keep: async (progress) => void (await open().progress.put({ key: CURRENT, ...progress })),
    load: async () => {
      const database = open()
      const [course, progress] = await Promise.all([database.courses.get(CURRENT), database.progress.get(CURRENT)])
      return course && progress ? { ...course, ...progress } : null
    },
    clear: async () => {
      const database = open()
      await database.transaction('rw', database.courses, database.progress, async () => {
        await database.courses.clear()
        await database.progress.clear()
      })
    },
  }
}
