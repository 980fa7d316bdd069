/** Room on the device for this site. */
export interface DiskPort {
  /** Bytes used and allowed, roughly; null where the browser does not say. */
  readonly estimate: () => Promise<{ readonly usedBytes: number; readonly quotaBytes: number } | null>
  readonly isPersistent: () => Promise<boolean>
  /** Asks that nothing be thrown away when the device runs short. False: the browser did not promise it. */
  readonly persist: () => Promise<boolean>
}

export function createDisk(manager: StorageManager | undefined): DiskPort {
  return {
    estimate: async () => {
      const { usage, quota } = (await manager?.estimate?.().catch(() => undefined)) ?? {}
      return usage === undefined || quota === undefined ? null : { usedBytes: usage, quotaBytes: quota }
    },
    isPersistent: async () => (await manager?.persisted?.().catch(() => false)) ?? false,
    persist: async () => (await manager?.persist?.().catch(() => false)) ?? false,
  }
}
