import { exportAccount } from '@bluffline/contract'
import { implement, type Implementation } from '../../http/implementation.ts'
import { Outward } from '../../platform/outward.ts'
import { success } from '../../platform/result.ts'
import type { ExportService } from './service.ts'

export const exportRoutes = (service: ExportService): readonly Implementation[] => [
  implement(exportAccount, async ({ caller }) =>
    success(
      new Outward(await service.archive(caller), {
        'content-disposition': 'attachment; filename="bluffline-export.zip"',
      }),
    ),
  ),
]
