/// The use of a layer as the mask of another.
enum LottieMatte: Int, Sendable {
  case alpha = 1
  case invertedAlpha
  case luma
  case invertedLuma

  var isInverted: Bool { self == .invertedAlpha || self == .invertedLuma }
  var isLuma: Bool { self == .luma || self == .invertedLuma }
}
