#include "embedded_bytes.h"

static const unsigned char ios[] = {
#embed "Kit/ios.yaml"
};
static const unsigned char ios_alert[] = {
#embed "Kit/ios/alert.yaml"
};
static const unsigned char ios_contextMenu[] = {
#embed "Kit/ios/contextMenu.yaml"
};
static const unsigned char ios_keyboard[] = {
#embed "Kit/ios/keyboard.yaml"
};
static const unsigned char ios_navigation[] = {
#embed "Kit/ios/navigation.yaml"
};
static const unsigned char ios_pageControl[] = {
#embed "Kit/ios/pageControl.yaml"
};
static const unsigned char ios_refresh[] = {
#embed "Kit/ios/refresh.yaml"
};
static const unsigned char ios_segmentedControl[] = {
#embed "Kit/ios/segmentedControl.yaml"
};
static const unsigned char ios_sheet[] = {
#embed "Kit/ios/sheet.yaml"
};
static const unsigned char ios_skeleton[] = {
#embed "Kit/ios/skeleton.yaml"
};
static const unsigned char ios_swipeRow[] = {
#embed "Kit/ios/swipeRow.yaml"
};
static const unsigned char ios_switch[] = {
#embed "Kit/ios/switch.yaml"
};
static const unsigned char ios_tabBar[] = {
#embed "Kit/ios/tabBar.yaml"
};
static const unsigned char ios_toast[] = {
#embed "Kit/ios/toast.yaml"
};
static const unsigned char springs[] = {
#embed "Kit/springs.yaml"
};
static const unsigned char springs_apple[] = {
#embed "Kit/springs/apple.yaml"
};
static const unsigned char springs_carbon[] = {
#embed "Kit/springs/carbon.yaml"
};
static const unsigned char springs_framer[] = {
#embed "Kit/springs/framer.yaml"
};
static const unsigned char springs_material[] = {
#embed "Kit/springs/material.yaml"
};

static const EmbeddedBytes files[] = {
    EMBEDDED("kit/ios.yaml", ios),
    EMBEDDED("kit/ios/alert.yaml", ios_alert),
    EMBEDDED("kit/ios/contextMenu.yaml", ios_contextMenu),
    EMBEDDED("kit/ios/keyboard.yaml", ios_keyboard),
    EMBEDDED("kit/ios/navigation.yaml", ios_navigation),
    EMBEDDED("kit/ios/pageControl.yaml", ios_pageControl),
    EMBEDDED("kit/ios/refresh.yaml", ios_refresh),
    EMBEDDED("kit/ios/segmentedControl.yaml", ios_segmentedControl),
    EMBEDDED("kit/ios/sheet.yaml", ios_sheet),
    EMBEDDED("kit/ios/skeleton.yaml", ios_skeleton),
    EMBEDDED("kit/ios/swipeRow.yaml", ios_swipeRow),
    EMBEDDED("kit/ios/switch.yaml", ios_switch),
    EMBEDDED("kit/ios/tabBar.yaml", ios_tabBar),
    EMBEDDED("kit/ios/toast.yaml", ios_toast),
    EMBEDDED("kit/springs.yaml", springs),
    EMBEDDED("kit/springs/apple.yaml", springs_apple),
    EMBEDDED("kit/springs/carbon.yaml", springs_carbon),
    EMBEDDED("kit/springs/framer.yaml", springs_framer),
    EMBEDDED("kit/springs/material.yaml", springs_material),
};

EMBEDDED_TABLE(embeddedKit)
