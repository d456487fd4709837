/// The parts of a device that compute a model.
public enum MLComputeUnits: Int, Sendable {
  case cpuOnly = 0
  case cpuAndGPU = 1
  case all = 2
  case cpuAndNeuralEngine = 3
}
