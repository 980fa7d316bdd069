import { PageHeader } from '../../ui/page-header.tsx'
import { Areas } from './areas/areas.tsx'
import { Contents } from './contents/contents.tsx'
import { Persistence } from './persistence.tsx'
import { Section } from './section.tsx'
import { SelfTest } from './self-test/self-test.tsx'
import { UpdateSection } from './update/update-section.tsx'

/** `/offline`: what is on this device, maps to take along, and the proof that it works. */
export function Page() {
  return (
    <>
      <PageHeader
        title="Offline pack"
        eyebrow="With no signal"
        lead="The app, its map and every trail keep themselves on this device. Here you see them, take more of the map along, and test all of it before you go."
      />
      <UpdateSection />
      <Section title="Test it" lead="Switch the network off and press: each part is tried for real.">
        <SelfTest />
      </Section>
      <Section title="On this device">
        <Contents />
      </Section>
      <Section
        title="Maps to take along"
        lead="The built-in map is here already. USGS maps with contour lines, or pictures from the air, need a signal unless you keep an area."
      >
        <Areas />
      </Section>
      <Section title="Kept for good?">
        <Persistence />
      </Section>
    </>
  )
}
