import SwiftUI

struct RadialMenuItem: Identifiable, Hashable {
  let id = UUID()
  var icon: String
  var color: Color
}

struct RadialMenu: View {
  @State private var isOpen = false
  @Environment(\.colorScheme) var colorScheme: ColorScheme
  let items: [RadialMenuItem] = [
    .init(icon: "camera.fill", color: .pink),
    .init(icon: "photo.on.rectangle", color: .orange),
    .init(icon: "mic.fill", color: .green),
    .init(icon: "paperplane.fill", color: .purple),
    .init(icon: "doc.text", color: Color(.systemIndigo)),
  ]
  let radius: CGFloat = 120

  func angle(for index: Int) -> Double {
    Double(index) * (.pi / 2) / Double(items.count - 1) + .pi
  }

  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      (colorScheme == .dark ? Color.black : Color(UIColor.secondarySystemBackground))
        .edgesIgnoringSafeArea(.all)
        .onTapGesture { withAnimation { isOpen = false } }
      ZStack {
        ForEach(Array(items.enumerated()), id: \.element.id) { index, item in
          Button(action: { toggle() }) {
            Image(systemName: item.icon)
              .font(.system(size: 22, weight: .semibold, design: .rounded))
              .foregroundColor(.white)
              .frame(width: 52, height: 52)
              .background(Circle().fill(item.color))
              .shadow(color: item.color.opacity(0.4), radius: 6, x: 0, y: 4)
          }
          .scaleEffect(isOpen ? 1 : 0.01)
          .rotationEffect(.degrees(isOpen ? 0 : -180))
          .offset(
            x: isOpen ? radius * CGFloat(cos(angle(for: index))) : 0,
            y: isOpen ? radius * CGFloat(sin(angle(for: index))) : 0
          )
          .animation(
            Animation.spring(response: 0.5, dampingFraction: 0.6, blendDuration: 0)
              .delay(Double(index) * 0.05), value: isOpen
          )
          .accessibility(label: Text(item.icon))
          .accessibilityHidden(!isOpen)
        }
        Button(
          action: toggle,
          label: {
            Image(systemName: "plus")
              .resizable()
              .aspectRatio(contentMode: .fit)
              .frame(width: 24)
              .foregroundColor(.white)
              .rotationEffect(Angle(degrees: isOpen ? 45 : 0))
              .padding(20)
              .background(Color.accentColor)
              .clipShape(Circle())
          }
        )
        .buttonStyle(PlainButtonStyle())
        .animation(.easeInOut)
      }
      .padding(30)
    }
    .onAppear(perform: open)
  }

  private func open() {
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(600)) {
      self.toggle()
    }
  }

  private func toggle() {
    let generator = UIImpactFeedbackGenerator(style: .medium)
    generator.prepare()
    generator.impactOccurred(intensity: 0.8)
    isOpen.toggle()
  }
}

struct RadialMenu_Previews: PreviewProvider {
  static var previews: some View { RadialMenu() }
}
