import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** Address of a page of the app. */
  readonly to: string
}

/** A link to a page of the app. The router's own brings what only servers that render need: 2 kB before the first page. */
export function Link({ to, target, onClick, ...rest }: Props) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, target === undefined ? {} : { target })
  return (
    <a
      {...rest}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}
