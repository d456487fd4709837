extension AntialiasDetector {
  /// A detector that is made when it is first needed, since its planes cost memory.
  struct Lazy {
    private var detector: AntialiasDetector?

    mutating func forgive(
      _ expected: RawSpan, _ actual: RawSpan, width: Int, height: Int, box: PixelBox,
      marks: inout MutableSpan<UInt8>
    ) {
      if detector == nil { detector = AntialiasDetector(width: width, height: height) }
      detector?.forgive(expected, actual, box: box, marks: &marks)
    }
  }
}
