// flipbook: --size 720x720 --duration 8 --scale 1.5
import SwiftUI

// A card turns about a slanted axis. The effect that turns it says when its back comes round, and the card changes
// its face while nobody can see it.

/// Turns a view in space and reports which side is in front.
private struct TurnEffect: GeometryEffect {
  @Binding var showsBack: Bool
  /// In degrees.
  var angle: Double
  let axis: (x: CGFloat, y: CGFloat)

  var animatableData: Double {
    get { angle }
    set { angle = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let turned = angle.truncatingRemainder(dividingBy: 360)
    DispatchQueue.main.async { showsBack = turned >= 90 && turned < 270 }

    var space = CATransform3DIdentity
    space.m34 = -1 / (2.2 * max(size.width, size.height))
    space = CATransform3DRotate(space, CGFloat(turned * .pi / 180), axis.x, axis.y, 0)
    space = CATransform3DTranslate(space, -size.width / 2, -size.height / 2, 0)
    let centre = CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
    return ProjectionTransform(space).concatenating(ProjectionTransform(centre))
  }
}

private struct Suit {
  let rank: String
  let symbol: String
  let color: Color

  static let all = [
    Suit(rank: "A", symbol: "suit.heart.fill", color: Color(red: 0.83, green: 0.13, blue: 0.2)),
    Suit(rank: "Q", symbol: "suit.spade.fill", color: Color(red: 0.1, green: 0.12, blue: 0.2)),
    Suit(rank: "7", symbol: "suit.diamond.fill", color: Color(red: 0.88, green: 0.33, blue: 0.1)),
    Suit(rank: "K", symbol: "suit.club.fill", color: Color(red: 0.06, green: 0.3, blue: 0.22)),
  ]
}

private struct CardFace: View {
  let suit: Suit

  private var corner: some View {
    VStack(spacing: 2) {
      Text(suit.rank).font(.system(size: 40, weight: .bold, design: .serif))
      Image(systemName: suit.symbol).font(.system(size: 26))
    }
    .foregroundColor(suit.color)
    .padding(18)
  }

  var body: some View {
    RoundedRectangle(cornerRadius: 24)
      .fill(LinearGradient(colors: [.white, Color(white: 0.92)], startPoint: .top, endPoint: .bottom))
      .overlay(Image(systemName: suit.symbol).font(.system(size: 130)).foregroundColor(suit.color))
      .overlay(corner, alignment: .topLeading)
      .overlay(corner.rotationEffect(.degrees(180)), alignment: .bottomTrailing)
  }
}

private struct CardBack: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 24)
      .fill(Color.white)
      .overlay(
        Canvas { context, size in
          let inner = CGRect(origin: .zero, size: size).insetBy(dx: 14, dy: 14)
          let frame = Path(roundedRect: inner, cornerRadius: 14)
          context.clip(to: frame)
          context.fill(frame, with: .color(Color(red: 0.1, green: 0.2, blue: 0.45)))
          for row in -2...14 {
            for column in -2...10 {
              let shift = row.isMultiple(of: 2) ? 0.0 : 18
              let place = CGRect(x: Double(column) * 36 + shift, y: Double(row) * 31, width: 46, height: 46)
              context.stroke(Path(ellipseIn: place), with: .color(.white.opacity(0.45)), lineWidth: 1.5)
            }
          }
        })
  }
}

struct CardFlip: View {
  @State private var showsBack = false
  @State private var isTurning = false
  @State private var isDrifting = false
  @State private var index = 0

  var body: some View {
    // The face changes at the moment at which the back has come round.
    let side = Binding<Bool>(
      get: { showsBack },
      set: { newValue in
        if newValue && !showsBack { index = (index + 1) % Suit.all.count }
        showsBack = newValue
      })

    ZStack {
      RadialGradient(
        colors: [Color(red: 0.1, green: 0.46, blue: 0.36), Color(red: 0.01, green: 0.16, blue: 0.14)],
        center: .center, startRadius: 40, endRadius: 520)
      Ellipse()
        .fill(Color.black.opacity(0.35))
        .frame(width: 260, height: 40)
        .blur(radius: 16)
        .offset(y: 262)
      Group {
        if showsBack {
          // Seen from behind, so that it reads the right way round.
          CardBack().scaleEffect(x: -1)
        } else {
          CardFace(suit: Suit.all[index])
        }
      }
      .frame(width: 280, height: 400)
      .modifier(TurnEffect(showsBack: side, angle: isTurning ? 360 : 0, axis: (x: 0.25, y: 1)))
      .rotationEffect(.degrees(isDrifting ? 9 : -9))
      .offset(y: -20)
    }
    .onAppear {
      withAnimation(.easeInOut(duration: 4).repeatForever(autoreverses: false)) { isTurning = true }
      withAnimation(.easeInOut(duration: 4).repeatForever(autoreverses: true)) { isDrifting = true }
    }
  }
}
