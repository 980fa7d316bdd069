import { getWeather } from '@bluffline/contract'
import { implement, type Implementation } from '../../http/implementation.ts'
import type { WeatherModule } from './service.ts'

export const weatherRoutes = (service: WeatherModule): readonly Implementation[] => [
  implement(getWeather, ({ query }) => service.get(query.near)),
]
