import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Distances run on the ellipsoid (geography), boxes in degrees (geometry): one index for each. */
const STATEMENTS = [
  `create extension if not exists postgis`,
  `create extension if not exists pg_trgm`,
  `create table catalog_state (
    id smallint primary key default 1 check (id = 1),
    version text not null,
    counts jsonb not null
  )`,
  `create table trail (
    id text primary key,
    ordinal integer not null,
    county text not null,
    region text not null,
    uses text[] not null,
    difficulty text,
    length_miles double precision,
    search text not null,
    shape geometry(Geometry, 4326),
    summary text not null,
    line text
  )`,
  `create index trail_shape on trail using gist (shape)`,
  `create index trail_shape_geography on trail using gist ((shape::geography))`,
  `create index trail_search on trail using gin (search gin_trgm_ops)`,
  `create table place (
    noun text not null,
    id text not null,
    ordinal integer not null,
    counties text[] not null,
    region text not null,
    search text not null,
    shape geometry(Geometry, 4326),
    record text not null,
    primary key (noun, id)
  )`,
  `create index place_shape on place using gist (shape)`,
  `create index place_shape_geography on place using gist ((shape::geography))`,
  `create index place_search on place using gin (search gin_trgm_ops)`,
]

export const catalogue: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
