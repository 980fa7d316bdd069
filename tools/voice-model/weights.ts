/** Where the weights come from: Moonshine (Useful Sensors, MIT), the eight-bit exports inside their npm package. */
export const PACKAGE = '@usefulsensors/moonshine-js@0.1.16'
export const PACKAGE_SHA256 = '49c1a0554d773b54ebbe20287c9651161c9ce977eb1a4f7d9b1214dcc0b26630'

export interface Weight {
  readonly model: 'base' | 'tiny'
  readonly role: 'encoder' | 'decoder'
  /** Inside the package. */
  readonly from: string
  readonly sha256: string
}

const folder = (model: 'base' | 'tiny') => `package/dist/model/${model}/quantized`

export const WEIGHTS: readonly Weight[] = [
  {
    model: 'base',
    role: 'encoder',
    from: `${folder('base')}/encoder_model.onnx`,
    sha256: '1dd9ab0a7f987113d30affcba5a068d11c8f90fa0223caa3e491ade431ad9751',
  },
  {
    model: 'base',
    role: 'decoder',
    from: `${folder('base')}/decoder_model_merged.onnx`,
    sha256: 'cc9f3cd6698a369c6008b41aa60aa3fb3322e7f03c9bdf19d8e6b7200afca4f3',
  },
  {
    model: 'tiny',
    role: 'encoder',
    from: `${folder('tiny')}/encoder_model.onnx`,
    sha256: 'c6fc4b7bc5af75c0591fd157a1f3829b533d18e9769a888fd95a62e470dd4f4a',
  },
  {
    model: 'tiny',
    role: 'decoder',
    from: `${folder('tiny')}/decoder_model_merged.onnx`,
    sha256: 'eed87831c3a6103534aae7d47a5d485025c659a1323901513961c39fe8a1a367',
  },
]

export const fileOf = ({ model, role }: Pick<Weight, 'model' | 'role'>): string => `${model}-${role}.onnx`
