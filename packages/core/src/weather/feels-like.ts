/**
 * Heat index of the National Weather Service, °F: the regression of Rothfusz (NWS Southern Region SR 90-23, 1990) with the two adjustments of the
 * Weather Prediction Center, after the simple formula of Steadman. Shade and light wind; full sun adds up to 15 °F.
 * Null below 80 °F, where it says nothing, and for a humidity outside 0…100 %.
 * Source: https://www.wpc.ncep.noaa.gov/html/heatindex_equation.shtml
 */
export function heatIndexF(tempF: number, humidityPercent: number): number | null {
  if (!(tempF >= 80) || !(humidityPercent >= 0 && humidityPercent <= 100)) return null
  const [t, h] = [tempF, humidityPercent]
  const simple = 0.5 * (t + 61 + (t - 68) * 1.2 + h * 0.094)
  if ((simple + t) / 2 < 80) return (simple + t) / 2
  const full =
    -42.379 +
    2.04901523 * t +
    10.14333127 * h -
    0.22475541 * t * h -
    6.83783e-3 * t * t -
    5.481717e-2 * h * h +
    1.22874e-3 * t * t * h +
    8.5282e-4 * t * h * h -
    1.99e-6 * t * t * h * h
  return full + humidityAdjustment(t, h)
}

function humidityAdjustment(t: number, h: number): number {
  if (h < 13 && t <= 112) return -((13 - h) / 4) * Math.sqrt((17 - Math.abs(t - 95)) / 17)
  if (h > 85 && t <= 87) return ((h - 85) / 10) * ((87 - t) / 5)
  return 0
}

/** What the National Weather Service calls a heat index, from https://www.weather.gov/ama/heatindex. */
export type HeatLevel = 'caution' | 'extreme caution' | 'danger' | 'extreme danger'

/** Null below 80 °F. */
export function heatLevel(indexF: number): HeatLevel | null {
  if (indexF < 80) return null
  if (indexF < 90) return 'caution'
  if (indexF < 103) return 'extreme caution'
  return indexF < 125 ? 'danger' : 'extreme danger'
}

/**
 * Wind chill of the National Weather Service (2001), °F: what skin feels at 5 ft. Null above 50 °F and at 3 mph or less, where the formula is not
 * valid. Riding makes wind: give the speed of the machine where it is more than the wind's.
 * Source: https://www.weather.gov/media/epz/wxcalc/windChill.pdf
 */
export function windChillF(tempF: number, windMph: number): number | null {
  if (!(tempF <= 50) || !(windMph > 3)) return null
  const wind = windMph ** 0.16
  return 35.74 + 0.6215 * tempF - 35.75 * wind + 0.4275 * tempF * wind
}
