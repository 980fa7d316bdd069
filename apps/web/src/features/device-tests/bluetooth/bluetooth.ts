interface Server {
  readonly getPrimaryService: (name: string) => Promise<{
    readonly getCharacteristic: (name: string) => Promise<{ readonly readValue: () => Promise<DataView> }>
  }>
  readonly disconnect: () => void
}
interface Device {
  readonly name?: string
  readonly gatt?: { readonly connect: () => Promise<Server> }
}

/** Bluetooth as browsers have it that have it; the compiler's own types do not know it. */
export interface Bluetooth {
  readonly getAvailability?: () => Promise<boolean>
  readonly requestDevice: (wish: {
    readonly acceptAllDevices: true
    readonly optionalServices: readonly string[]
  }) => Promise<Device>
}

export const bluetoothOf = (nav: Navigator): Bluetooth | undefined =>
  (nav as Navigator & { readonly bluetooth?: Bluetooth }).bluetooth

/** Lets the tester choose a device, connects, and reads how full its battery is where it says so. */
export async function connectDevice(bluetooth: Bluetooth): Promise<string> {
  const device = await bluetooth.requestDevice({ acceptAllDevices: true, optionalServices: ['battery_service'] })
  const name = device.name ?? 'A device without a name'
  if (!device.gatt) return `${name}: chosen, but it takes no connection.`
  const server = await device.gatt.connect()
  try {
    const service = await server.getPrimaryService('battery_service')
    const level = await (await service.getCharacteristic('battery_level')).readValue()
    return `${name}: connected, battery at ${level.getUint8(0)}%.`
  } catch {
    return `${name}: connected; it does not tell its battery.`
  } finally {
    server.disconnect()
  }
}
