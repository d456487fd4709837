import FlipbookTestSupport

extension GoldenCase {
  static let all: [GoldenCase] =
    fills + strokes + gradients + clips + blendModes + texts + symbols + images + lists
}
