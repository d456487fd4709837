// flipbook: --size 1200x480 --duration 4
import SwiftUI

// One house of three is out of focus, and the others are not: by drawing it last, by drawing it through a copy of the
// context, and by drawing it in a layer. The three pictures are the same.

private enum Way: String, CaseIterable {
  case order = "drawn last"
  case copy = "a copy of the context"
  case layer = "a layer"
}

private struct Street: View {
  let way: Way
  /// In points.
  let radius: Double

  private static let colors: [Color] = [
    Color(red: 0.9, green: 0.3, blue: 0.25), Color(red: 0.2, green: 0.62, blue: 0.4),
    Color(red: 0.18, green: 0.42, blue: 0.85),
  ]

  var body: some View {
    Canvas { context, size in
      var house = context.resolve(Image(systemName: "house.fill"))
      func draw(_ index: Int, in context: GraphicsContext) {
        house.shading = .linearGradient(
          Gradient(colors: [Self.colors[index].opacity(0.75), Self.colors[index]]),
          startPoint: CGPoint(x: 0, y: size.height * 0.3), endPoint: CGPoint(x: 0, y: size.height * 0.75))
        let width = 96.0
        let height = width * house.size.height / house.size.width
        context.draw(
          house,
          in: CGRect(
            x: size.width / 2 + (Double(index) - 1.5) * 108 + 6, y: (size.height - height) / 2, width: width,
            height: height))
      }
      switch way {
      case .order:
        draw(0, in: context)
        draw(2, in: context)
        context.addFilter(.blur(radius: radius))
        draw(1, in: context)
      case .copy:
        draw(0, in: context)
        var soft = context
        soft.addFilter(.blur(radius: radius))
        draw(1, in: soft)
        draw(2, in: context)
      case .layer:
        draw(0, in: context)
        context.drawLayer { layer in
          layer.addFilter(.blur(radius: radius))
          draw(1, in: layer)
        }
        draw(2, in: context)
      }
    }
  }
}

/// Streets whose middle house is more or less in focus.
private struct Streets: View, Animatable {
  var radius: Double

  var animatableData: Double {
    get { radius }
    set { radius = newValue }
  }

  var body: some View {
    HStack(spacing: 24) {
      ForEach(Way.allCases, id: \.self) { way in
        VStack(spacing: 0) {
          Street(way: way, radius: radius).frame(height: 250)
          Text(way.rawValue).font(.title3.weight(.medium)).foregroundColor(Color(white: 0.3)).padding(
            .bottom, 28)
        }
        .background(Color.white)
        .cornerRadius(24)
        .shadow(color: .black.opacity(0.12), radius: 12, y: 6)
      }
    }
  }
}

struct ThreeHouses: View {
  @State private var isSoft = false

  var body: some View {
    Streets(radius: isSoft ? 9 : 0)
      .padding(40)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(
        LinearGradient(
          colors: [Color(red: 0.75, green: 0.87, blue: 0.97), Color(red: 0.96, green: 0.93, blue: 0.86)],
          startPoint: .top, endPoint: .bottom)
      )
      .onAppear {
        withAnimation(.easeInOut(duration: 2).repeatForever(autoreverses: true)) { isSoft = true }
      }
  }
}
