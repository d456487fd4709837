import Foundation

extension BooleanAssembly {
  /// Adds the steps of the first path that are kept, those that follow each other as one subpath.
  mutating func addLines(
    _ steps: [BooleanArrangement.Step], where isKept: (BooleanArrangement.Step) -> Bool
  ) {
    var next = 0
    for subpath in subpaths {
      var runs: [[Run]] = [[]]
      var isWhole = true
      while next < steps.count, subpath.sources.contains(steps[next].source) {
        if isKept(steps[next]) {
          runs[runs.count - 1].append(run(steps[next]))
        } else {
          isWhole = false
          runs.append([])
        }
        next += 1
      }
      if isWhole {
        add(runs[0], isClosed: subpath.isClosed)
        continue
      }
      // In a closed subpath, the last part goes on with the first.
      if subpath.isClosed, runs.count > 1, !runs[0].isEmpty, !runs[runs.count - 1].isEmpty {
        runs[0] = runs.removeLast() + runs[0]
      }
      for part in runs where !part.isEmpty { add(part, isClosed: false) }
    }
  }
}
