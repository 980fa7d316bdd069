export type { FileErrorCode, FileFormat, FileTrack, FileWaypoint, PointColumns, TrackFile } from './track-file.ts'
export { FileError, LIMITS } from './track-file.ts'
export type { ReadOptions } from './read-track-file.ts'
export { readTrackFile } from './read-track-file.ts'
