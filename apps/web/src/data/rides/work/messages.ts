/** What the worker says of its one task. */
export type WorkerMessage =
  | { readonly kind: 'progress'; readonly part: number }
  | { readonly kind: 'done'; readonly output: unknown }
  | { readonly kind: 'failed'; readonly message: string; readonly isForPeople: boolean }
