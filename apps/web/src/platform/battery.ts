/** `level` is 0…1; null where the browser does not tell (Safari, Firefox). */
export interface BatteryState {
  readonly level: number | null
  readonly isCharging: boolean
}

export interface BatteryPort {
  readonly read: () => BatteryState
  readonly watch: (onChange: () => void) => () => void
}

interface BatteryManager extends EventTarget {
  readonly level: number
  readonly charging: boolean
}
type BatteryNavigator = Navigator & { readonly getBattery?: () => Promise<BatteryManager> }

const UNKNOWN: BatteryState = { level: null, isCharging: false }

/** Asked for when somebody first watches: most pages never need it. */
export function createBattery(nav: BatteryNavigator): BatteryPort {
  let state = UNKNOWN
  let asked = false
  const watchers = new Set<() => void>()
  const follow = (manager: BatteryManager) => {
    const update = () => {
      state = { level: manager.level, isCharging: manager.charging }
      for (const watcher of watchers) watcher()
    }
    manager.addEventListener('levelchange', update)
    manager.addEventListener('chargingchange', update)
    update()
  }
  return {
    read: () => state,
    watch: (watcher) => {
      watchers.add(watcher)
      if (!asked) nav.getBattery?.().then(follow, () => undefined)
      asked = true
      return () => void watchers.delete(watcher)
    },
  }
}
