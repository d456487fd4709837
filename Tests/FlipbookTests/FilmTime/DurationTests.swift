import Flipbook
import Testing

@Suite struct DurationTests {
  private func text(_ seconds: Double, _ change: (DateComponentsFormatter) -> Void) -> String? {
    let formatter = DateComponentsFormatter()
    change(formatter)
    return formatter.string(from: seconds)
  }

  @Test("durations are written as clocks or in words")
  func texts() {
    #expect(text(65) { $0.allowedUnits = [.minute, .second] } == "1:05")
    #expect(
      text(65) {
        $0.allowedUnits = [.minute, .second]
        $0.zeroFormattingBehavior = .pad
      } == "01:05")
    #expect(text(3725) { _ in } == "1:02:05")
    #expect(text(3725) { $0.unitsStyle = .abbreviated } == "1h 2m 5s")
    #expect(text(7200) { $0.unitsStyle = .full } == "2 hours")
    #expect(
      text(3725) {
        $0.unitsStyle = .full
        $0.maximumUnitCount = 2
      } == "1 hour, 2 minutes")
    #expect(text(.nan) { _ in } == nil)
  }

  @Test("vectors have the functions that simd gives them")
  func vectors() {
    #expect(simd_length(SIMD2(3.0, 4)) == 5)
    #expect(simd_clamp(SIMD2(3.0, -4), SIMD2(0, 0), SIMD2(1, 1)) == SIMD2(1, 0))
    #expect(simd_mix(SIMD2(0.0, 2), SIMD2(4, 4), SIMD2(0.5, 0.5)) == SIMD2(2, 3))
    #expect(simd_cross(SIMD3(1.0, 0, 0), SIMD3(0, 1, 0)) == SIMD3(0, 0, 1))
  }
}
