import { keepHandedFile } from '../platform/handed-files.ts'

/** Where other apps share files to (`share_target` of the manifest), and the page that takes them. */
export const SHARE_ADDRESS = '/navigate/file'
const FIELD = 'track'

/** Keeps the shared file and opens the page that reads it; sent as a form, it could not be reloaded. */
export async function receiveFile(request: Request): Promise<Response> {
  try {
    const file = (await request.formData()).get(FIELD)
    if (file instanceof File) await keepHandedFile(file, caches)
  } catch (error) {
    console.warn('The shared file could not be kept', error)
  }
  return Response.redirect(SHARE_ADDRESS, 303)
}
