import SwiftUI
struct LayoutAnimations: View {
  @State private var isVertical = true
  @State private var expanded: Set<Int> = []
  @State private var order = Array(0..<6)
  @Namespace private var hero
  @State private var selected: Int?
  var body: some View {
    ScrollView {
      let layout: AnyLayout =
        isVertical
        ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4))
        : AnyLayout(HStackLayout(alignment: .top, spacing: 4))
      layout {
        ForEach(0..<4) { i in
          RoundedRectangle(cornerRadius: 8).fill(Color(hue: Double(i) / 4, saturation: 0.6, brightness: 0.9))
            .frame(width: 60, height: 40)
        }
      }
      .frame(maxWidth: .infinity, minHeight: 180)
      ForEach(0..<3) { i in
        VStack(alignment: .leading, spacing: 0) {
          HStack {
            Text("Section \(i)").bold(); Spacer();
            Image(systemName: "chevron.down").rotationEffect(.degrees(expanded.contains(i) ? 180 : 0))
          }
          .padding().background(Color(.secondarySystemBackground)).contentShape(Rectangle())
          .onTapGesture {
            withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) {
              if expanded.remove(i) == nil { expanded.insert(i) }
            }
          }
          if expanded.contains(i) {
            Text("Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor.").padding()
              .transition(.opacity.combined(with: .move(edge: .top)))
          }
        }.clipped()
      }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 90, maximum: 150))], spacing: 12) {
        ForEach(order, id: \.self) { i in
          if selected != i {
            Circle().fill(Color(hue: Double(i) / 6, saturation: 0.7, brightness: 0.9)).overlay(
              Text("\(i)").font(.title).foregroundColor(.white)
            )
            .matchedGeometryEffect(id: i, in: hero).frame(height: 90).onTapGesture {
              withAnimation(.easeInOut(duration: 0.5)) { selected = i }
            }
          } else {
            Color.clear.frame(height: 90)
          }
        }
      }.padding()
    }
    .overlay {
      if let s = selected {
        ZStack {
          Color.black.opacity(0.4).ignoresSafeArea().transition(.opacity)
          Circle().fill(Color(hue: Double(s) / 6, saturation: 0.7, brightness: 0.9)).overlay(
            Text("\(s)").font(.title).foregroundColor(.white)
          ).matchedGeometryEffect(id: s, in: hero, properties: .frame, anchor: .center, isSource: true).frame(
            width: 260, height: 260
          )
          .onTapGesture { withAnimation(.easeInOut(duration: 0.5)) { selected = nil } }
        }
      }
    }
    .onAppear {
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500)) {
        withAnimation(.spring) { isVertical = false }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(1)) {
        withAnimation(.spring) { _ = expanded.insert(0) }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(2)) {
        withAnimation(.bouncy) { order.shuffle() }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(3)) {
        withAnimation(.easeInOut(duration: 0.6)) { selected = 2 }
      }
    }
  }
}

struct LayoutAnimations_Previews: PreviewProvider {
  static var previews: some View { LayoutAnimations() }
}
