import { Link } from '../../../ui/link.tsx'

/** Leads to the campground that is spoken of. */
export const CampLink = ({ id, name }: { readonly id: string; readonly name: string }) => (
  <Link
    to={`/campgrounds/${id}`}
    className="inline-flex min-h-touch items-center text-accent-text underline underline-offset-3"
  >
    {name}
  </Link>
)
