extension [Range<Int>] {
  /// The number of the run that a picture is in, of runs that follow each other.
  func run(of picture: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].lowerBound <= picture { low = middle + 1 } else { high = middle }
    }
    return Swift.max(0, low - 1)
  }
}
