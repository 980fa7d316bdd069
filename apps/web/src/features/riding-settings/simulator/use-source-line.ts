import type { TrailLines } from '@bluffline/contract'
import { partsOfGeometry, type Position } from '@bluffline/core'
import { useMemo, useState } from 'react'
import { joinParts } from '../../../data/navigation/join-parts.ts'
import { lineOfDraft } from '../../../data/navigation/line-of-file.ts'
import { useNavigation } from '../../../data/navigation/use-navigation.ts'
import { useTrailLines } from '../../../data/trails/use-trail-lines.ts'
import { runTask, TaskFailure } from '../../../data/rides/work/run-task.ts'
import type { Wish } from './wish.ts'

type Line = readonly Position[]

interface FromFile {
  readonly name: string
  readonly line: Line | null
  readonly problem: string | null
}

async function readFile(file: File): Promise<FromFile> {
  const { name } = file
  try {
    const { rides } = await runTask('importFile', { file, name })
    const line = rides.map(lineOfDraft).find((joined) => joined !== null)?.line ?? null
    return { name, line, problem: line === null ? 'This file holds no line.' : null }
  } catch (error) {
    const isForPeople = error instanceof TaskFailure && error.isForPeople
    return { name, line: null, problem: isForPeople ? error.message : 'Reading this file broke off.' }
  }
}

function lineOfTrail(lines: TrailLines | undefined, trailId: string): Line | null {
  const feature = lines?.features.find(({ id }) => id === trailId)
  return feature ? (joinParts(partsOfGeometry(feature.geometry))?.line ?? null) : null
}

/** The line that is to be ridden, where there is one. */
export function useSourceLine({ source, trailId }: Wish) {
  const { course } = useNavigation()
  const { lines } = useTrailLines()
  const [fromFile, setFromFile] = useState<FromFile | null>(null)
  const trails = useMemo(
    () => (lines?.features ?? []).map(({ id, properties }) => ({ value: id, label: properties.name })),
    [lines],
  )
  const trailLine = useMemo(() => lineOfTrail(lines, trailId), [lines, trailId])
  const byWish = { course: course?.line, trail: trailLine, file: fromFile?.line }
  const line: Line | null = byWish[source] ?? null
  return {
    line,
    trails,
    course,
    fromFile,
    takeFile: (file: File) => void readFile(file).then(setFromFile),
  }
}
