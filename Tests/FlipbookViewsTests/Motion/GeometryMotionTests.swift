import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// What moves, turns or resizes a view, at the quarters of a linear animation.
@MainActor
@Suite struct GeometryMotionTests {
  private var square: some View { TestColor.red.frame(width: 10, height: 10) }

  @Test("effects that move, scale and turn what is drawn")
  func effects() {
    let cases = [
      MotionCase("offset", Probe.rect, mix([45, 45, 10, 10], [85, 25, 10, 10])) {
        square.offset(x: $0 ? 40 : 0, y: $0 ? -20 : 0)
      },
      MotionCase("scale about a corner", Probe.rect, mix([45, 45, 10, 10], [45, 45, 30, 30])) {
        square.scaleEffect($0 ? 3 : 1, anchor: .topLeading)
      },
      MotionCase("scale by side", Probe.rect, mix([45, 45, 10, 10], [50, 40, 0, 20])) {
        square.scaleEffect(x: $0 ? 0 : 1, y: $0 ? 2 : 1)
      },
      MotionCase("anchor of a scale", Probe.rect, mix([45, 45, 20, 20], [35, 35, 20, 20])) {
        square.scaleEffect(2, anchor: $0 ? .bottomTrailing : .topLeading)
      },
      MotionCase(
        "rotation about a corner", Probe.transform, { [cos($0 * .pi / 2), sin($0 * .pi / 2), 45, 45] }
      ) {
        square.rotationEffect(.degrees($0 ? 90 : 0), anchor: .topLeading)
      },
      MotionCase("affine transform", Probe.rect, mix([45, 45, 10, 10], [65, 53, 10, 10])) {
        square.transformEffect($0 ? CGAffineTransform(translationX: 20, y: 8) : .identity)
      },
      MotionCase("projection, which does not animate", Probe.rect, { _ in [65, 45, 10, 10] }) {
        square.projectionEffect(ProjectionTransform(CGAffineTransform(translationX: $0 ? 20 : 0, y: 0)))
      },
      MotionCase("an effect of the scene's own", { [$0.transform.c] }, { [$0 * 2] }) {
        square.modifier(Skew(amount: $0 ? 2 : 0))
      },
    ]
    for item in cases { item.check() }
  }

  private struct Skew: GeometryEffect {
    var amount: Double

    nonisolated var animatableData: Double {
      get { amount }
      set { amount = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: 0, ty: 0))
    }
  }

  @Test("a rotation in space is seen in perspective")
  func rotation3D() {
    // The middle of the right edge, five points from the axis, at a distance of ten from the eye.
    func projected(_ item: DisplayItem) -> [Double] {
      guard case .projection(let matrix)? = item.filters.first?.kind else { return [10] }
      return [Double(CGPoint(x: 10, y: 5).applying(matrix).x)]
    }
    MotionCase(
      "rotation in space",
      {
        projected($0)
      },
      { share in
        let angle = share * .pi / 3
        return [5 + 5 * cos(angle) / (1 + 5 * sin(angle) / 10)]
      }
    ) {
      square.rotation3DEffect(.degrees($0 ? 60 : 0), axis: (x: 0, y: 1, z: 0))
    }.check()
  }

  @Test("frames, padding, positions and proportions")
  func layout() {
    let cases = [
      MotionCase("frame", Probe.rect, mix([45, 45, 10, 10], [25, 45, 50, 10])) {
        TestColor.red.frame(width: $0 ? 50 : 10, height: 10)
      },
      MotionCase("greatest width of a frame", Probe.rect, mix([40, 45, 20, 10], [20, 45, 60, 10])) {
        TestColor.red.frame(maxWidth: $0 ? 60 : 20, maxHeight: 10)
      },
      MotionCase("padding", Probe.rect, mix([45, 45, 10, 10], [55, 45, 10, 10])) {
        square.padding(.leading, $0 ? 20 : 0)
      },
      MotionCase("position", Probe.rect, mix([5, 5, 10, 10], [45, 85, 10, 10])) {
        square.position(x: $0 ? 50 : 10, y: $0 ? 90 : 10)
      },
      MotionCase("proportion", { [Probe.rect($0)[3]] }, { [100 - 50 * $0] }) {
        TestColor.red.aspectRatio($0 ? 2 : 1, contentMode: .fit)
      },
      MotionCase("alignment", Probe.rect, mix([0, 45, 10, 10], [90, 45, 10, 10])) {
        square.frame(width: 100, alignment: $0 ? .trailing : .leading)
      },
      MotionCase("alignment in both directions", Probe.rect, mix([0, 0, 10, 10], [90, 90, 10, 10])) {
        square.frame(width: 100, height: 100, alignment: $0 ? .bottomTrailing : .topLeading)
      },
    ]
    for item in cases { item.check() }
  }

  @Test("views that a stack moves")
  func stacks() {
    let other = TestColor.blue.frame(width: 10, height: 10)
    let cases = [
      MotionCase("a neighbour that grows", Probe.rect, mix([40, 45, 10, 10], [30, 45, 10, 10])) { isOn in
        HStack(spacing: 0) {
          square
          TestColor.blue.frame(width: isOn ? 30 : 10, height: 10)
        }
      },
      MotionCase("spacing", Probe.rect, mix([40, 45, 10, 10], [30, 45, 10, 10])) { isOn in
        HStack(spacing: isOn ? 20 : 0) {
          square
          other
        }
      },
      MotionCase("alignment of a stack", Probe.rect, mix([25, 40, 10, 10], [65, 40, 10, 10])) { isOn in
        VStack(alignment: isOn ? .trailing : .leading, spacing: 0) {
          square
          TestColor.blue.frame(width: 50, height: 10)
        }
      },
      MotionCase("another layout for the same views", Probe.rect, mix([40, 45, 10, 10], [45, 40, 10, 10])) {
        isOn in
        let layout = isOn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
        layout {
          square
          other
        }
      },
      MotionCase("a view that comes into a stack", Probe.rect, mix([45, 45, 10, 10], [40, 45, 10, 10])) {
        isOn in
        HStack(spacing: 0) {
          square
          if isOn { other }
        }
      },
    ]
    for item in cases { item.check() }
  }

  @Test("a custom layout's data animates")
  func customLayout() {
    MotionCase(
      "a custom layout",
      {
        Probe.rect($0)
      }, { mix([0, 0, 10, 10], [40, 0, 10, 10])($0) }
    ) { isOn in
      Shifted(distance: isOn ? 40 : 0) { square }
    }.check()
  }

  private struct Shifted: Layout {
    var distance: Double

    nonisolated var animatableData: Double {
      get { distance }
      set { distance = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for subview in subviews { subview.place(at: CGPoint(x: distance, y: 0), proposal: .unspecified) }
    }
  }
}
