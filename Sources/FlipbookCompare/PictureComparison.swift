import FlipbookPicture

/// The comparison of two pictures: the verdict, and what was found about each pixel.
public struct PictureComparison: Sendable {
  /// Whether the pictures match, or why they don't.
  public let verdict: PictureVerdict
  /// Nil when the pictures are the same, or of different sizes.
  public let mask: DifferenceMask?
  /// Whether the settings leave no pixel to compare.
  public let ignoresEverything: Bool

  /// Compares two pictures.
  ///
  /// - Parameters:
  ///   - expected: The approved picture.
  ///   - actual: The one to judge.
  public init(expected: Bitmap, actual: Bitmap, settings: CompareSettings = CompareSettings()) {
    ignoresEverything = settings.ignoresEverything(width: expected.width, height: expected.height)
    guard expected.width == actual.width, expected.height == actual.height else {
      verdict = .layoutDiffers(
        expected: PixelBox(x: 0, y: 0, width: expected.width, height: expected.height),
        actual: PixelBox(x: 0, y: 0, width: actual.width, height: actual.height))
      mask = nil
      return
    }
    if expected == actual {
      verdict = .match
      mask = nil
      return
    }
    let mask = Self.mask(expected, actual, settings)
    self.mask = mask
    let difference = Self.difference(mask, expected, actual, settings)
    verdict = Self.isAllowed(difference, by: settings.allowance) ? .match : .pixelsDiffer(difference)
  }

  /// How the pixels differ, also where that is allowed; nil when the sizes differ.
  public static func difference(
    _ expected: Bitmap, _ actual: Bitmap, settings: CompareSettings = CompareSettings()
  ) -> PixelDifference? {
    guard expected.width == actual.width, expected.height == actual.height else { return nil }
    return difference(mask(expected, actual, settings), expected, actual, settings)
  }

  private static func mask(
    _ expected: Bitmap, _ actual: Bitmap, _ settings: CompareSettings
  ) -> DifferenceMask {
    var mask = DifferenceMask(width: expected.width, height: expected.height)
    var detector = AntialiasDetector.Lazy()
    let whole = PixelBox(x: 0, y: 0, width: mask.width, height: mask.height)
    mark(&mask, expected, actual, whole, settings.rule, &detector)
    for region in settings.regions {
      let box = region.box.clipped(width: mask.width, height: mask.height)
      mask.fill(box, DifferenceMask.Mark.same)
      if case .pixels(let rule) = region.rule { mark(&mask, expected, actual, box, rule, &detector) }
    }
    return mask
  }

  private static func mark(
    _ mask: inout DifferenceMask, _ expected: Bitmap, _ actual: Bitmap, _ box: PixelBox, _ rule: PixelRule,
    _ detector: inout AntialiasDetector.Lazy
  ) {
    guard !box.isEmpty else { return }
    let (a, b) = (expected.pixels.span.bytes, actual.pixels.span.bytes)
    let width = mask.width
    let height = mask.height
    var marks = mask.marks.mutableSpan
    switch rule {
    case .exact:
      ChannelKernel.markUnequal(a, b, width: width, box: box, marks: &marks)
    case .channels(let tolerance):
      ChannelKernel.markBeyond(
        UInt8(clamping: tolerance), a, b, width: width, box: box, marks: &marks)
    case .perceptual(let threshold, let forgives):
      PerceptualKernel.markVisible(threshold: threshold, a, b, width: width, box: box, marks: &marks)
      if forgives { detector.forgive(a, b, width: width, height: height, box: box, marks: &marks) }
    }
  }

  private static func difference(
    _ mask: DifferenceMask, _ expected: Bitmap, _ actual: Bitmap, _ settings: CompareSettings
  ) -> PixelDifference {
    let (count, antialiased, boxes) = DifferenceBoxes.find(in: mask)
    var result = PixelDifference(
      count: count, share: Double(count) / Double(mask.width * mask.height), antialiasedCount: antialiased,
      boxes: boxes)
    if count > 0 {
      // The separate boxes are limited in number; what lies outside them is found by looking everywhere.
      let whole = PixelBox(x: 0, y: 0, width: mask.width, height: mask.height)
      let bounds = boxes.count < PixelDifference.boxLimit ? result.bounds ?? whole : whole
      result.worstWindow = WindowDensity.worst(in: mask, size: settings.measuredWindow, bounds: bounds)
    }
    if case .similarity = settings.allowance {
      let ignored = settings.regions.filter { $0.rule == .ignore }.map {
        $0.box.clipped(width: mask.width, height: mask.height)
      }
      result.similarity = StructuralSimilarity.mean(
        expected, actual,
        isIgnored: ignored.isEmpty
          ? nil
          : { x, y in
            ignored.contains { $0.x <= x && x < $0.maxX && $0.y <= y && y < $0.maxY }
          })
    }
    return result
  }

  private static func isAllowed(
    _ difference: PixelDifference, by allowance: CompareSettings.Allowance
  ) -> Bool {
    switch allowance {
    case .pixels(let count): difference.count <= count
    case .share(let share): difference.share <= share
    case .window(_, let density): (difference.worstWindow?.density ?? 0) <= density
    case .similarity(let least): (difference.similarity ?? 1) >= least
    }
  }
}
