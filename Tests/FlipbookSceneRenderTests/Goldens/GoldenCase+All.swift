import FlipbookTestSupport

extension GoldenCase {
  static let all: [GoldenCase] =
    fills + strokes + gradients + clips + backdrops + blendModes + texts + symbols + images + projections
    + lists + filters
}
