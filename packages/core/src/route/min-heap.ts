/** A binary heap of numbers by key in flat arrays; the same number may be in it more than once. */
export class MinHeap {
  #keys = new Float64Array(1024)
  #values = new Uint32Array(1024)
  #size = 0

  get size(): number {
    return this.#size
  }

  /** Least key in the heap, Infinity when it is empty. */
  get leastKey(): number {
    return this.#size > 0 ? (this.#keys[0] ?? Infinity) : Infinity
  }

  push(key: number, value: number): void {
    if (this.#size === this.#keys.length) this.#grow()
    const [keys, values] = [this.#keys, this.#values]
    let i = this.#size++
    while (i > 0) {
      const parent = (i - 1) >> 1
      const parentKey = keys[parent] ?? 0
      if (parentKey <= key) break
      keys[i] = parentKey
      values[i] = values[parent] ?? 0
      i = parent
    }
    keys[i] = key
    values[i] = value
  }

  /** Takes out the value with the least key. @throws RangeError when there is none. */
  pop(): number {
    if (this.#size === 0) throw new RangeError('The heap is empty.')
    const least = this.#values[0] ?? 0
    this.#size--
    if (this.#size > 0) this.#sink(this.#keys[this.#size] ?? 0, this.#values[this.#size] ?? 0)
    return least
  }

  /** Lets a pair fall from the top to its place. */
  #sink(key: number, value: number): void {
    const [keys, values, size] = [this.#keys, this.#values, this.#size]
    let i = 0
    for (let child = 1; child < size; child = 2 * i + 1) {
      if (child + 1 < size && (keys[child + 1] ?? 0) < (keys[child] ?? 0)) child++
      const childKey = keys[child] ?? 0
      if (childKey >= key) break
      keys[i] = childKey
      values[i] = values[child] ?? 0
      i = child
    }
    keys[i] = key
    values[i] = value
  }

  #grow(): void {
    const [keys, values] = [new Float64Array(2 * this.#keys.length), new Uint32Array(2 * this.#values.length)]
    keys.set(this.#keys)
    values.set(this.#values)
    this.#keys = keys
    this.#values = values
  }
}
