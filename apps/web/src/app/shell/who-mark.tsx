import { Icon } from '../../ui/icon.tsx'
import { useWho } from './who.ts'

/** The first letter of whose account it is, else a person. */
export function WhoMark() {
  const who = useWho()
  if (who.status !== 'in') return <Icon name="person" sizePx={22} />
  return (
    <span
      aria-hidden
      className="grid size-7 shrink-0 place-items-center rounded-full bg-accent text-small leading-none font-[700] text-accent-ink uppercase"
    >
      {who.username.charAt(0)}
    </span>
  )
}
