import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The lifted part over the blurred page.
struct LiftedView<Preview: View>: View {
  let press: Double
  let amount: Double
  let lift: MenuLift
  let isLifted: Bool
  let preview: Preview?

  var body: some View {
    if isLifted {
      Color.clear.modifier(LiftGround(amount: amount)).allowsHitTesting(false)
      ZStack { preview }
        .modifier(
          LiftedPart(press: press, amount: amount, lift: lift, hasPreview: preview != nil)
        )
        .allowsHitTesting(false)
        // The menu's shadow falls behind it.
        .zIndex(1)
    }
  }
}
