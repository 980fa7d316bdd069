import type { LngLat } from './read-water-dump.ts'

/** Names of larger towns, by how early a state map prints them. No population stands in the town list; this is a drawing order. */
export const TOWN_TIERS: readonly (readonly string[])[] = [
  ['Little Rock', 'Fort Smith', 'Fayetteville', 'Jonesboro'],
  [
    'Hot Springs',
    'Pine Bluff',
    'Texarkana',
    'El Dorado',
    'Russellville',
    'Harrison',
    'Mountain Home',
    'Conway',
    'Mena',
  ],
  [
    'Batesville',
    'Searcy',
    'Bentonville',
    'Arkadelphia',
    'Camden',
    'Forrest City',
    'Helena',
    'Monticello',
    'Blytheville',
    'Paragould',
    'Stuttgart',
    'Clinton',
    'Clarksville',
    'Magnolia',
    'Mountain View',
    'Jasper',
    'Hope',
    'De Queen',
    'Malvern',
    'Ozark',
    'Morrilton',
    'Heber Springs',
    'Eureka Springs',
    'Mount Ida',
    'Waldron',
    'Danville',
    'Huntsville',
    'Marshall',
    'Newport',
    'Pocahontas',
    'Crossett',
    'Dumas',
  ],
]

/** Towns across the line that people steer by. */
export const NEIGHBOUR_TOWNS: readonly (readonly [name: string, state: string])[] = [
  ['Memphis', 'TN'],
  ['Shreveport', 'LA'],
  ['Monroe', 'LA'],
  ['Joplin', 'MO'],
  ['Branson', 'MO'],
  ['West Plains', 'MO'],
  ['Poplar Bluff', 'MO'],
  ['Greenville', 'MS'],
  ['Clarksdale', 'MS'],
  ['Tahlequah', 'OK'],
  ['Poteau', 'OK'],
  ['Idabel', 'OK'],
  ['Longview', 'TX'],
]

/** Where the name of a neighbouring state is printed. */
export const STATE_LABELS: readonly (readonly [name: string, at: LngLat])[] = [
  ['Missouri', [-92.4, 37.4]],
  ['Oklahoma', [-96.3, 35.4]],
  ['Texas', [-96.2, 32.3]],
  ['Louisiana', [-92.5, 32.2]],
  ['Mississippi', [-89.6, 32.9]],
  ['Tennessee', [-89.0, 35.75]],
  ['Kansas', [-97.2, 37.9]],
  ['Illinois', [-89.0, 38.4]],
  ['Kentucky', [-87.4, 37.2]],
  ['Alabama', [-87.2, 33.2]],
]

/** A position on or beside each river; the build looks for the line that passes within five kilometres and fails if none does. */
export const RIVER_NAMES: readonly (readonly [name: string, near: LngLat])[] = [
  ['Mississippi River', [-91.07, 33.79]],
  ['Arkansas River', [-92.29, 34.75]],
  ['Red River', [-94.05, 33.55]],
  ['White River', [-91.64, 35.76]],
  ['Ouachita River', [-92.82, 33.59]],
  ['Black River', [-91.33, 35.65]],
]

export const LAKE_NAMES: readonly (readonly [name: string, inside: LngLat])[] = [['Lake Ouachita', [-93.3, 34.6]]]
