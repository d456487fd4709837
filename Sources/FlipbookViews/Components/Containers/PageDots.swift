import FlipbookDrawing
import FlipbookMotion

/// The dots of pages, white but for those of other pages on a ground, which are dark on a pale plate.
struct PageDots: View {
  let count: Int
  let index: Int
  let hasGround: Bool
  @Environment(\.colorScheme) private var colorScheme

  init(count: Int, index: Int, hasGround: Bool) {
    (self.count, self.index, self.hasGround) = (count, index, hasGround)
  }

  var body: some View {
    let kit = KitAppearance.current.pages?()
    HStack(spacing: 9.33) {
      ForEach(0..<count) { page in
        Circle().fill(page == index ? kit?.current ?? .white : kit?.others ?? others)
          .frame(width: 8, height: 8)
      }
    }
    .padding(.horizontal, 14)
    .padding(.vertical, 8.67)
    .background(ground.opacity(hasGround ? 1 : 0), in: Capsule(style: .circular))
    .opacity(count > 1 ? 1 : 0)
  }

  private var isPale: Bool { hasGround && colorScheme == .light }

  private var others: Color { isPale ? .black.opacity(0.25) : .white.opacity(0.4) }

  private var ground: Color { isPale ? .black.opacity(0.037) : .white.opacity(0.1) }
}
