import SwiftUI

/// Symbols of several kinds, blended and in filters.
struct Symbols: View {
  @State private var isBlurred = false

  var body: some View {
    HStack {
      ForEach(["heart.fill", "cloud.sun.rain.fill", "trash", "bolt.circle.fill"], id: \.self) {
        Image(systemName: $0).font(.system(size: 44)).symbolRenderingMode(.hierarchical).blendMode(.multiply)
      }
    }
    .padding().background(.yellow.gradient).blur(radius: isBlurred ? 6 : 0).hueRotation(
      .degrees(isBlurred ? 120 : 0)
    )
    .saturation(isBlurred ? 0.3 : 1).shadow(radius: isBlurred ? 12 : 1)
    .onAppear { withAnimation(.easeInOut(duration: 0.7).repeatForever()) { isBlurred = true } }
  }
}
