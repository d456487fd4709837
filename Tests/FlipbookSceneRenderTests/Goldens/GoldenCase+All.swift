import FlipbookTestSupport

extension GoldenCase {
  static let all: [GoldenCase] =
    fills + strokes + gradients + clips + blendModes + texts + symbols + images + projections
    + lists
}
