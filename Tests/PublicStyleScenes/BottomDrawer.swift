import SwiftUI

struct Drawer<Content>: View where Content: View {
  @GestureState private var dragState = DragState.inactive
  @State var position = CardPosition.middle
  var content: () -> Content
  enum CardPosition: CGFloat { case top = 100; case middle = 500; case bottom = 750 }
  enum DragState {
    case inactive
    case dragging(translation: CGSize)
    var translation: CGSize {
      switch self {
      case .inactive: return .zero;
      case .dragging(let t): return t
      }
    }
    var isDragging: Bool {
      switch self {
      case .inactive: return false;
      case .dragging: return true
      }
    }
  }
  var body: some View {
    let drag = DragGesture()
      .updating($dragState) { drag, state, transaction in state = .dragging(translation: drag.translation) }
      .onEnded(onDragEnded)
    return Group {
      VStack {
        RoundedRectangle(cornerRadius: 2.5).frame(width: 40, height: 5).foregroundColor(.secondary).padding(
          5);
        self.content()
      }
    }
    .frame(height: UIScreen.main.bounds.height)
    .background(Color.white)
    .cornerRadius(10.0)
    .shadow(color: Color(.sRGBLinear, white: 0, opacity: 0.13), radius: 10.0)
    .offset(y: self.position.rawValue + self.dragState.translation.height)
    .animation(
      self.dragState.isDragging
        ? nil : .interpolatingSpring(stiffness: 300.0, damping: 30.0, initialVelocity: 10.0)
    )
    .gesture(drag)
  }
  private func onDragEnded(drag: DragGesture.Value) {
    let verticalDirection = drag.predictedEndLocation.y - drag.location.y
    let cardTopEdgeLocation = self.position.rawValue + drag.translation.height
    let positionAbove: CardPosition, positionBelow: CardPosition, closestPosition: CardPosition
    if cardTopEdgeLocation <= CardPosition.middle.rawValue {
      positionAbove = .top; positionBelow = .middle
    } else {
      positionAbove = .middle; positionBelow = .bottom
    }
    if (cardTopEdgeLocation - positionAbove.rawValue) < (positionBelow.rawValue - cardTopEdgeLocation) {
      closestPosition = positionAbove
    } else {
      closestPosition = positionBelow
    }
    if verticalDirection > 0 {
      self.position = positionBelow
    } else if verticalDirection < 0 {
      self.position = positionAbove
    } else {
      self.position = closestPosition
    }
  }
}
struct DrawerDemo: View {
  var body: some View {
    ZStack(alignment: .top) {
      Color.blue.opacity(0.3).edgesIgnoringSafeArea(.all)
      Text("Map").font(.largeTitle).padding(.top, 50)
      Drawer {
        VStack(alignment: .leading) {
          Text("Maitland Bay").font(.headline); Text("New South Wales").font(.subheadline); Divider();
          Spacer()
        }.padding()
      }
    }.edgesIgnoringSafeArea(.vertical)
  }
}
struct DrawerDemo_Previews: PreviewProvider { static var previews: some View { DrawerDemo() } }
